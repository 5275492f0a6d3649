type Digest = WritableStream<ArrayBuffer | ArrayBufferView> & { readonly digest: Promise<ArrayBuffer> };

/** A stream that takes bytes and gives their SHA-256 at its end; the platform's own, which keeps none of them. */
export function newDigest(): Digest {
	const { DigestStream } = crypto as unknown as { DigestStream: new (name: string) => Digest };
	return new DigestStream("SHA-256");
}

/** Bytes in hex. */
export const hex = (bytes: ArrayBuffer): string =>
	Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
