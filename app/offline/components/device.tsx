import { useRevalidator } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useOnline } from "#app/ui/use-online";
import { changePerson } from "../change-person";
import { isUnsent } from "../entries";
import { explainRefused } from "../explain";
import { removeOfTenant } from "../kept-pages";
import { copiedAt } from "../reach";
import { sendKept } from "../send";
import { KeptMark } from "./kept-mark";
import { LeavingQuestion } from "./leaving-question";
import type { DeviceProps } from "./mount";
import { OutboxBar } from "./outbox-bar";
import { UpdateNotice } from "./update-notice";
import { useDocumentLinks } from "./use-document-links";
import { useEntries } from "./use-entries";

/** How often it is tried to send what waits, in milliseconds. */
const EVERY = 20_000;

/** What a device keeps of the portal, over the page: what has not been sent, that the page is a copy, that there is a newer version. */
export default function Device({ person, tenant, keeps }: DeviceProps) {
	const { i18n } = useTranslation("offline");
	const online = useOnline();
	const entries = useEntries(person);
	useDocumentLinks();
	useEffect(() => {
		// A copy may be of somebody who was here before: only what the server has just sent says who is.
		if (copiedAt() === undefined)
			void changePerson(person).then(() => (keeps ? undefined : removeOfTenant(person, tenant)));
	}, [person, tenant, keeps]);
	const waits = entries?.some(({ state }) => state === "waiting" || state === "tried") ?? false;
	useEffect(() => {
		if (!online || !waits) return;
		void sendKept();
		// A network may come back without a word.
		const timer = setInterval(() => void sendKept(), EVERY);
		return () => clearInterval(timer);
	}, [online, waits]);
	const { revalidate } = useRevalidator();
	const arrivals = entries?.flatMap(({ state, at }) => (state === "sent" ? [at] : [])) ?? [];
	const arrivedAt = Math.max(0, ...arrivals);
	const shownAt = useRef(0);
	useEffect(() => {
		// The page shows what has arrived since it was asked for.
		if (!online || arrivedAt <= Math.max(shownAt.current, performance.timeOrigin)) return;
		shownAt.current = arrivedAt;
		revalidate();
	}, [arrivedAt, online, revalidate]);
	const isUnexplained = entries?.some(({ state, reason }) => state === "refused" && reason === undefined) ?? false;
	useEffect(() => {
		if (online && isUnexplained) void explainRefused(person);
	}, [online, isUnexplained, person]);
	return (
		<>
			<UpdateNotice language={i18n.language} />
			<KeptMark />
			{entries && <OutboxBar entries={entries} online={online} />}
			<LeavingQuestion unsent={entries?.filter(isUnsent).length ?? 0} />
		</>
	);
}
