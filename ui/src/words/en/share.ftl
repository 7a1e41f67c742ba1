# Sharing finished games and taking them over.

share = Share the game
share-picture = Send the picture
    .save = Save the picture
share-note = Open the game on another device with the code or the file.
share-qr = The game as a QR code
share-copy = Copy the code
share-text = Send the code
share-file = Save the file

bg-stats = Log it in BG Stats
bg-stats-note = BG Stats is an app that keeps a diary of games played. Open the link in it here, or take a picture of the code with the phone that has it. The game is not logged there twice, and nothing is sent from here.
bg-stats-qr = The link for BG Stats as a QR code
bg-stats-open = Open in BG Stats
bg-stats-copy = Copy the link
bg-stats-file = Save as a file
bg-stats-failed = Nothing here opens the link. Copy it, or take a picture of it with another phone.

import = Import a game
import-text = Code of the game
import-note = Paste the code, photograph it, or open the file that was sent.
import-open = Open a file
import-go = Import
import-known = This game is here already.

share-no-game = This is neither the code nor the file of a game.
share-damaged = The code is incomplete, or one of its characters is wrong.
share-newer = A newer version of the app wrote the game. Update the app and try again.
share-unknown-game = The app does not know this game.
share-rules = The game was played by a different version of the rules from the one in this app.
share-setup = The game cannot begin like this; its pack of cards may be missing here.
share-time = The game claims to have been played at a time no calendar has.
share-step = A step of the game breaks the rules.
share-totals = Replayed, the game ends with different points from those it claims.
share-agreed = Players changed in this game or it ended early, so it has no code to replay it elsewhere. A backup holds all of it.
