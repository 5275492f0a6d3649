import { type OpenAnswering, openAnswering } from "#app/forms/answering/open-answering.server";
import { area } from "../area";
import { followingOf } from "../intakes/following.server";

/** The public form of an organisation; what is sent by it becomes an intake. */
export const openIntake: OpenAnswering = async (args, _, versionId) => {
	const opened = await openAnswering(args, area, versionId);
	return { ...opened, following: followingOf(opened, sourceIn(args.request)) };
};

/** Where somebody came from, as the link says that they followed: `?source=newsletter`. */
function sourceIn({ url }: Request): string | null {
	const source = new URL(url).searchParams.get("source") ?? "";
	return /^[\w-]{1,40}$/.test(source) ? source.toLowerCase() : null;
}
