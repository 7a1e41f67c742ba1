// Reading a QR code from a picture: a photograph taken just now or a screenshot somebody sent. No
// camera of our own: on phones the file dialog brings up the device's camera, needs no permission
// and works in every web view.

/** Longer sides only slow the reader down. */
const MOST_PIXELS = 1600;

/** The text of the QR code in a picture; `null` when none is found. */
export async function readPicture(file: Blob): Promise<string | null> {
  const [{ decodeQR }, picture] = await Promise.all([
    import('qr/decode.js'),
    createImageBitmap(file),
  ]);
  const scale = Math.min(1, MOST_PIXELS / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  try {
    return decodeQR(pen.getImageData(0, 0, canvas.width, canvas.height), {
      effort: Number.POSITIVE_INFINITY,
      timeLimit: 2000,
    });
  } catch {
    return null;
  }
}
