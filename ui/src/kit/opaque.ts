/** Something of which a test needs this part only, or that the code under test just passes on. */
export const opaque = <T>(part: object): T => part as T;
