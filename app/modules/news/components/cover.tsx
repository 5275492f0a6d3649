import { editionsOf } from "#app/platform/picture-sizes";
import { Icon } from "#app/ui/icon";
import "#app/ui/reading.css";

/** What a cover is at most; one that is cut otherwise is still chosen well by it. */
const WHOLE = { width: 1600, height: 900 };

type Point = { guid: string; x: number; y: number };

/** A cover picture, cut so that its chosen point stays in sight; decorative where `alt` is left out. */
export function Cover({
	cover,
	alt = "",
	className,
	small = false,
	eager = false,
}: {
	cover: Point | null | "";
	alt?: string;
	className: string;
	small?: boolean;
	eager?: boolean;
}) {
	if (!cover)
		return small ? (
			<div className={`${className} flex items-center justify-center bg-sunken text-ink-3`}>
				<Icon name="newspaper" className="size-8" />
			</div>
		) : null;
	const address = `/api/media/${cover.guid}`;
	return (
		<img
			src={`${address}${small ? "?size=small" : ""}`}
			srcSet={editionsOf(address, WHOLE)}
			sizes={small ? "(max-width: 767px) 100vw, 360px" : "(max-width: 767px) 100vw, 720px"}
			alt={alt}
			width={small ? 480 : WHOLE.width}
			height={small ? 270 : WHOLE.height}
			loading={eager ? "eager" : "lazy"}
			className={`${className} focus-point bg-sunken object-cover`}
			data-x={tenth(cover.x)}
			data-y={tenth(cover.y)}
		/>
	);
}

/** Style attributes are shut out: `reading.css` knows the place in tenths of the picture. */
const tenth = (percent: number) => Math.round(percent / 10);
