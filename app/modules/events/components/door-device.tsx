import { useLocation, useRevalidator } from "@remix-run/react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button";
import { useFormat } from "#app/ui/format";
import { Notice } from "#app/ui/notice";
import type { WholeList } from "../door/door.server";
import type { ScanCounts } from "../door/scan-queue";
import { ticketCodes } from "./scanner";

/** Milliseconds after which what waits is sent again. */
const AGAIN = 15_000;

/** What a device at a door keeps: the list, while it is open, and the scans that wait for a network. */
export function DoorDevice({ people }: { people: string }) {
	const { t } = useTranslation("eventDoor");
	const format = useFormat();
	const { pathname } = useLocation();
	const [names, setNames] = useState<number | null>(null);
	const [counts, setCounts] = useState<ScanCounts | null>(null);
	const [hasFailed, setFailed] = useState(false);
	const { revalidate } = useRevalidator();
	useEffect(() => {
		if (!window.crypto?.subtle || !("indexedDB" in window)) return;
		let isGone = false;
		const stops: (() => void)[] = [];
		void (async () => {
			const [{ unseal }, { countScans, hearScans, sendScans }] = await Promise.all([
				import("#app/offline/sealed"),
				import("../door/scan-queue"),
			]);
			const count = async () => {
				const found = await countScans(pathname);
				if (!isGone) setCounts(found);
			};
			const send = async () => {
				if ((await sendScans()) && !isGone) revalidate();
			};
			const list = await unseal<WholeList>(pathname);
			if (isGone) return;
			setNames(list?.people.length ?? null);
			addEventListener("online", send);
			const timer = setInterval(send, AGAIN);
			stops.push(
				hearScans(() => void count()),
				() => removeEventListener("online", send),
				() => clearInterval(timer),
			);
			await count();
			await send();
		})();
		return () => {
			isGone = true;
			for (const stop of stops) stop();
		};
	}, [pathname, revalidate]);
	const waiting = counts?.waiting ?? 0;
	useEffect(() => {
		if (waiting === 0) return;
		const ask = (event: BeforeUnloadEvent) => event.preventDefault();
		addEventListener("beforeunload", ask);
		return () => removeEventListener("beforeunload", ask);
	}, [waiting]);
	if (counts === null) return null;
	const openList = async () => {
		setFailed(false);
		try {
			const { seal } = await import("#app/offline/sealed");
			const answer = await fetch(people, { credentials: "same-origin" });
			if (!answer.ok) throw new Error("no list");
			const list = (await answer.json()) as WholeList;
			await seal(pathname, list, list.until);
			// What a scan needs where nothing can be fetched.
			await Promise.all([
				import("../door/scan-queue"),
				import("#app/ui/code-detector.client").then(({ codeDetector }) => codeDetector(ticketCodes)),
			]);
			setNames(list.people.length);
		} catch {
			setFailed(true);
		}
	};
	const closeList = async () => {
		const { dropSealed } = await import("#app/offline/sealed");
		await dropSealed(pathname);
		setNames(null);
	};
	return (
		<section className="mt-8" aria-labelledby="device">
			<h2 id="device" className="text-base font-semibold">
				{t("device.title")}
			</h2>
			<p className="mt-1 text-13 text-ink-3">{t("device.help")}</p>
			<p className="mt-2 text-sm" role="status">
				{names === null ? t("device.closed") : t("device.open", { number: format.number(names) })}
			</p>
			{hasFailed && (
				<div className="mt-2">
					<Notice tone="warning" title={t("device.failed")} live />
				</div>
			)}
			<div className="mt-2">
				<Button icon="smartphone" onClick={() => void (names === null ? openList() : closeList())}>
					{t(names === null ? "device.do" : "device.close")}
				</Button>
			</div>
			{waiting + counts.sent + counts.refused > 0 && (
				<ul className="mt-3 text-sm" aria-live="polite">
					<li>{t("device.waiting", { number: format.number(waiting) })}</li>
					<li>{t("device.sent", { number: format.number(counts.sent) })}</li>
					{counts.refused > 0 && <li>{t("device.refused", { number: format.number(counts.refused) })}</li>}
				</ul>
			)}
		</section>
	);
}
