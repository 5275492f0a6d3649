import { editionsOf } from "#app/platform/picture-sizes";
import { Icon } from "#app/ui/icon";

const WHOLE = { width: 1600, height: 900 };

/** The picture of a course; it adds nothing to the title beside it. */
export function CourseCover({ guid, className }: { guid: string | null; className: string }) {
	if (guid === null)
		return (
			<div className={`${className} flex items-center justify-center bg-sunken text-ink-3`}>
				<Icon name="graduation-cap" className="size-8" />
			</div>
		);
	const address = `/api/media/${guid}`;
	return (
		<img
			src={`${address}?size=small`}
			srcSet={editionsOf(address, WHOLE)}
			sizes="(max-width: 767px) 100vw, 360px"
			alt=""
			width={480}
			height={270}
			loading="lazy"
			className={`${className} bg-sunken object-cover`}
		/>
	);
}
