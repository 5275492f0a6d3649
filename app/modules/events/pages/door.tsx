import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { handler, publicAction, publicPage } from "#app/platform/guard.server";
import { DoorPanel } from "../components/door-panel";
import { PublicFrame } from "../components/public-frame";
import { ScanInput, UndoInput } from "../door/door.schema";
import { keepScan } from "../door/keep-scan";
import { comeIn, goOut, showDoor, undoAtDoor } from "../door/open-door.server";

export const handle = { i18n: ["eventDoor", "events", "eventPublic", "errors"] };
export const loader = publicPage(showDoor);
export const action = publicAction({
	checkIn: handler(ScanInput, comeIn),
	checkOut: handler(ScanInput, goOut),
	undo: handler(UndoInput, undoAtDoor),
});
/** Each scan counts, also while there is no network at the door. */
export const clientAction = keepScan;

export const meta: MetaFunction<typeof loader> = ({ data }) =>
	data ? [{ title: data.title }, { name: "robots", content: "noindex" }] : [];

/** The page at a door for whoever has a link to it and no account. */
export default function Door() {
	const { event, eventLanguage, language, door, people, tenant } = useLoaderData<typeof loader>();
	return (
		<PublicFrame tenant={tenant} language={language}>
			<p className="text-sm text-ink-2" lang={eventLanguage}>
				{event}
			</p>
			<h1 className="mb-4 text-3xl font-semibold break-words" lang={eventLanguage}>
				{door.list}
			</h1>
			<DoorPanel door={door} people={people} answer={useActionData<typeof action>()} />
		</PublicFrame>
	);
}
