import { CoverPicture } from "#app/media/cover/cover-picture";
import type { ResourceData } from "../find.server";
import { kindIcons } from "./kind-icon";

type PhotoProps = { resource: Pick<ResourceData, "photoGuid" | "kind">; className: string };

/** The picture of a resource, or the icon of its kind; it adds nothing to the name beside it. */
export function Photo({ resource, className }: PhotoProps) {
	return <CoverPicture guid={resource.photoGuid} icon={kindIcons[resource.kind]} className={className} />;
}
