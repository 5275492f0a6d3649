import { Icon } from "#app/ui/icon";
import type { ResourceData } from "../find.server";
import { kindIcons } from "./kind-icon";

/** The picture of a resource, or the icon of its kind; it adds nothing to the name beside it. */
export function Photo({
	resource,
	className,
}: {
	resource: Pick<ResourceData, "photoGuid" | "kind">;
	className: string;
}) {
	if (resource.photoGuid === null)
		return (
			<div className={`${className} flex items-center justify-center bg-sunken text-ink-3`}>
				<Icon name={kindIcons[resource.kind]} className="size-8" />
			</div>
		);
	const address = `/api/media/${resource.photoGuid}`;
	return <img src={address} alt="" loading="lazy" className={`${className} bg-sunken object-cover`} />;
}
