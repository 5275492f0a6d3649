import { editionsOf } from "#app/platform/picture-sizes";
import { Icon } from "#app/ui/icon";
import type { IconName } from "#app/ui/icon-names";

const WHOLE = { width: 1600, height: 900 };

type CoverProps = { guid: string | null; className: string; icon: IconName };

/** The picture of a record, or its icon where it has none; it adds nothing to the title beside it. */
export function CoverPicture({ guid, className, icon }: CoverProps) {
	if (guid === null)
		return (
			<div className={`${className} flex items-center justify-center bg-sunken text-ink-3`}>
				<Icon name={icon} className="size-8" />
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
