app-name = Čtyřhra
