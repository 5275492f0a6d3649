import { Form, useLocation, useSubmit } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Badge } from "#app/ui/badge";
import { SubmitButton } from "#app/ui/button";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { Notice } from "#app/ui/notice";
import { Tabs } from "#app/ui/tabs";
import { TextField } from "#app/ui/text-field";
import type { DoorData } from "../door/door.server";
import type { KeptScan } from "../door/keep-scan";
import type { Scanned } from "../door/scan.server";
import { CheckInResult } from "./check-in-result";
import { DoorDevice } from "./door-device";
import { Scanner } from "./scanner";

/** Milliseconds for which a kiosk shows whom it has let in. */
const SHOWN = 4000;

type DoorPanelProps = {
	door: DoorData;
	answer: unknown;
	/** Where a device gets the whole list; null where it is not given away. */
	people: string | null;
};

/** What is done at a door: scan, type or choose, in or out; with what became of it. */
export function DoorPanel({ door, answer, people }: DoorPanelProps) {
	const { t } = useTranslation(["eventDoor", "events"]);
	const { pathname } = useLocation();
	const submit = useSubmit();
	const problem = useFormProblem(answer);
	const said = answer && typeof answer === "object" ? answer : {};
	const scanned = "result" in said ? (said as Scanned | KeptScan) : null;
	const shown = useForAWhile(scanned, door.isKiosk);
	const form = useRef<HTMLFormElement>(null);
	useEffect(() => {
		if (!door.isKiosk || shown !== null) return;
		form.current?.reset();
		form.current?.querySelector("input")?.focus();
	}, [shown, door.isKiosk]);
	const intent = door.isOut ? "checkOut" : "checkIn";
	return (
		<>
			{shown && <CheckInResult checked={shown} canUndo={!door.isKiosk} />}
			{"undone" in said && (
				<div className="mb-5">
					<Notice title={t("events:checkIn.undone", { name: String(said.undone) })} live />
				</div>
			)}
			{"needsNetwork" in said && (
				<div className="mb-5">
					<Notice tone="warning" title={t("device.needsNetwork")} live />
				</div>
			)}
			<FormErrors errors={problem.summary} />
			<p className="text-2xl font-semibold tabular-nums">
				{t("events:checkIn.count", { came: door.came, all: door.expected })}{" "}
				<span className="text-base font-normal text-ink-3">{t("events:checkIn.have")}</span>
			</p>
			{door.hasExit && <p className="text-sm text-ink-2">{t("inside", { count: door.inside })}</p>}
			{door.hasExit && (
				<div className="mt-4">
					<Tabs
						label={t("way.label")}
						tabs={[
							{ to: pathname, label: t("way.in"), current: !door.isOut },
							{ to: `${pathname}?way=out`, label: t("way.out"), current: door.isOut },
						]}
					/>
				</div>
			)}
			<div className="mt-4">
				<Scanner
					hint={t("cannotScan")}
					onCode={(read) => submit({ intent, code: read }, { method: "post", preventScrollReset: true })}
				/>
			</div>
			<Form method="post" ref={form} className="mt-4 flex flex-wrap items-end gap-2">
				<TextField
					id="code"
					name="code"
					size="lg"
					label={t("events:checkIn.code")}
					autoComplete="off"
					autoCapitalize="characters"
					className="max-w-80"
				/>
				<SubmitButton intent={intent} size="lg">
					{t(door.isOut ? "way.goOut" : "events:checkIn.do")}
				</SubmitButton>
			</Form>
			{!door.isKiosk && <People door={door} intent={intent} />}
			{people !== null && <DoorDevice people={people} />}
		</>
	);
}

/** The last answer, on a kiosk only until the next person steps up. */
function useForAWhile<Answer>(answer: Answer | null, isBrief: boolean): Answer | null {
	const [over, setOver] = useState<Answer | null>(null);
	useEffect(() => {
		if (!isBrief || answer === null) return;
		const timer = setTimeout(() => setOver(answer), SHOWN);
		return () => clearTimeout(timer);
	}, [answer, isBrief]);
	return answer === over ? null : answer;
}

function People({ door, intent }: { door: DoorData; intent: "checkIn" | "checkOut" }) {
	const { t } = useTranslation(["eventDoor", "events"]);
	return (
		<>
			<Form method="get" role="search" className="mt-6 flex flex-wrap items-end gap-2">
				{door.isOut && <input type="hidden" name="way" value="out" />}
				<TextField
					id="q"
					name="q"
					type="search"
					label={t("events:checkIn.search")}
					defaultValue={door.q}
					autoComplete="off"
					className="max-w-80"
				/>
				<SubmitButton kind="secondary" icon="search">
					{t("events:checkIn.find")}
				</SubmitButton>
			</Form>
			{door.people.length === 0 ? (
				<p className="mt-4 text-sm text-ink-2">{t(door.q ? "events:checkIn.nobody" : "events:person.none")}</p>
			) : (
				<ul className="card mt-4 divide-y divide-line" aria-label={t("events:page.participants")}>
					{door.people.map(({ id, name, guests, type, isInside }) => (
						<li key={id} className="flex flex-wrap items-center justify-between gap-3 p-3">
							<div className="min-w-0">
								<p className="font-medium break-words">
									{name} {guests > 0 && <span className="text-13 font-normal text-ink-3">+{guests}</span>}
								</p>
								{type && <p className="text-13 text-ink-3">{type}</p>}
							</div>
							<Form method="post" preventScrollReset className="flex items-center gap-2">
								<input type="hidden" name="registration" value={id} />
								{isInside && (
									<>
										<Badge tone="success" icon="check">
											{t("in")}
										</Badge>
										<SubmitButton
											intent="undo"
											kind="quiet"
											size="sm"
											aria-label={t("events:checkIn.undoNamed", { name })}
										>
											{t("events:checkIn.undo")}
										</SubmitButton>
									</>
								)}
								{isInside === door.isOut && (
									<SubmitButton
										intent={intent}
										kind="secondary"
										aria-label={t(door.isOut ? "way.goOutNamed" : "events:checkIn.doNamed", { name })}
									>
										{t(door.isOut ? "way.goOut" : "events:checkIn.do")}
									</SubmitButton>
								)}
							</Form>
						</li>
					))}
				</ul>
			)}
		</>
	);
}
