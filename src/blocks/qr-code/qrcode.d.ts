/** What a browser has of the library `qrcode`, whose own types ask for those of Node. */
declare const QRCode: {
  toString(
    text: string,
    options: { type: 'svg' },
    done: (error: Error | null | undefined, svg: string) => void,
  ): void;
};
export default QRCode;
