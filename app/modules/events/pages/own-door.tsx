import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { handler } from "#app/platform/guard.server";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { DoorPanel } from "../components/door-panel";
import { DoorQuery, OwnScanInput, OwnUndoInput } from "../door/door.schema";
import { keepScan } from "../door/keep-scan";
import { comeInByList, goOutByList, showOwnDoor, undoByList } from "../door/own-door.server";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";

export const handle = { i18n: ["eventDoor", "events", "errors"], title: "events:page.checkIn" };

export const loader = page("list", DoorQuery, showOwnDoor);
export const action = pageAction("list", {
	checkIn: handler(OwnScanInput, comeInByList),
	checkOut: handler(OwnScanInput, goOutByList),
	undo: handler(OwnUndoInput, undoByList),
});
/** Each scan counts, also while there is no network at the door. */
export const clientAction = keepScan;

export default function OwnDoor() {
	const { head, door, people } = useLoaderData<typeof loader>();
	const { t } = useTranslation("eventDoor");
	return (
		<PageBody width="settings">
			<PageHeader back={{ to: paths(head.tenant).doors(head.id), label: t("title") }} title={door.list} />
			<DoorPanel door={door} people={people} answer={useActionData<typeof action>()} />
		</PageBody>
	);
}
