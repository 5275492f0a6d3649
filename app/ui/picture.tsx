import { type ImgHTMLAttributes, type ReactNode, useCallback, useState } from "react";

type PictureProps = Omit<ImgHTMLAttributes<HTMLImageElement>, "src" | "alt"> & {
	src: string;
	/** Stands in its place when it cannot be fetched. */
	instead: ReactNode;
};

/** A decorative picture that may be missing at its address, such as an uploaded logo. */
export function Picture({ src, instead, ...rest }: PictureProps) {
	const [broken, setBroken] = useState<string>();
	// It may have failed before the page came alive, when nobody listened for the error.
	const check = useCallback(
		(image: HTMLImageElement | null) => image?.complete && image.naturalWidth === 0 && setBroken(src),
		[src],
	);
	if (broken === src) return instead;
	return <img {...rest} ref={check} src={src} alt="" onError={() => setBroken(src)} />;
}
