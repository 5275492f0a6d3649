import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Badge } from "#app/ui/badge";
import { Button } from "#app/ui/button";
import { CardList, CardRow, Section } from "#app/ui/card";
import { useFormat } from "#app/ui/format";
import { useOnline } from "#app/ui/use-online";
import { announceChange } from "../changes";
import { type Entry, isUnsent, toSend } from "../entries";
import { type KeptGroup, keptGroups, removeGroup } from "../kept-pages";
import { megabytes } from "../megabytes";
import { sendKept } from "../send";
import { dropEntries, knownPerson } from "../store";
import { useEntries } from "./use-entries";

/** What lies on this device: what was filled in, with how it stands, and the pages that are kept. */
export function OnDevice() {
	const [person, setPerson] = useState<string | null>();
	useEffect(() => {
		void knownPerson().then((known) => setPerson(known ?? null));
	}, []);
	const { t } = useTranslation("offline");
	if (person === undefined) return null;
	if (person === null) return <p className="mt-6 text-base text-ink-2">{t("nothing")}</p>;
	return (
		<>
			<Outbox person={person} />
			<KeptPages person={person} />
		</>
	);
}

const looks = {
	waiting: { tone: "warning", icon: "smartphone" },
	tried: { tone: "warning", icon: "smartphone" },
	refused: { tone: "danger", icon: "circle-x" },
	sent: { tone: "success", icon: "check" },
} as const;

function Outbox({ person }: { person: string }) {
	const { t } = useTranslation("offline");
	const online = useOnline();
	const entries = useEntries(person);
	if (!entries) return null;
	return (
		<Section title={t("outbox.title")} intro={t("outbox.intro")}>
			{entries.length === 0 ? (
				<p className="text-sm text-ink-2">{t("outbox.none")}</p>
			) : (
				<CardList label={t("outbox.title")}>
					{entries.map((entry) => (
						<Line key={entry.number} entry={entry} />
					))}
				</CardList>
			)}
			{online && toSend(entries).length > 0 && (
				<p className="mt-3">
					<Button kind="primary" icon="send" onClick={() => void sendKept()}>
						{t("sendNow")}
					</Button>
				</p>
			)}
		</Section>
	);
}

function Line({ entry }: { entry: Entry }) {
	const { t } = useTranslation("offline");
	const { dateTime } = useFormat();
	const { tone, icon } = looks[entry.state];
	const remove = async () => {
		await dropEntries([entry]);
		announceChange();
	};
	return (
		<CardRow className="flex-wrap justify-between gap-y-2">
			<span className="min-w-0 flex-1 basis-60">
				<span className="block text-sm font-medium break-words">{entry.title}</span>
				<span className="text-13 text-ink-3">{dateTime(entry.at)}</span>
				{entry.reason && <span className="block text-sm text-danger-ink">{entry.reason}</span>}
			</span>
			<Badge tone={tone} icon={icon}>
				{t(`state.${entry.state === "tried" ? "waiting" : entry.state}`)}
			</Badge>
			{isUnsent(entry) && (
				<span className="flex gap-2">
					<a href={entry.action} className="btn btn-secondary btn-sm">
						<span>{t("outbox.open")}</span>
					</a>
					<Button size="sm" kind="quiet" onClick={() => void remove()}>
						{t("outbox.remove")}
					</Button>
				</span>
			)}
		</CardRow>
	);
}

function KeptPages({ person }: { person: string }) {
	const { t } = useTranslation("offline");
	const { dateTime, number } = useFormat();
	const [groups, setGroups] = useState<KeptGroup[]>();
	useEffect(() => {
		void keptGroups(person).then(setGroups);
	}, [person]);
	if (!groups) return null;
	const remove = async ({ page }: KeptGroup) => {
		await removeGroup(person, page);
		setGroups(await keptGroups(person));
	};
	return (
		<Section title={t("pages.title")} intro={t("pages.intro")}>
			{groups.length === 0 ? (
				<p className="text-sm text-ink-2">{t("pages.none")}</p>
			) : (
				<CardList label={t("pages.title")}>
					{groups.map((group) => (
						<CardRow key={group.page} className="flex-wrap justify-between gap-y-2">
							<span className="min-w-0 flex-1 basis-60">
								<a href={group.page} className="link block text-sm font-medium break-words">
									{group.title || group.page}
								</a>
								<span className="text-13 text-ink-3">
									{[
										t("keep.kept", { at: dateTime(group.at) }),
										t("pages.count", { count: group.pages }),
										megabytes(t, number, group.bytes),
									].join(" · ")}
								</span>
							</span>
							<Button size="sm" kind="quiet" icon="trash-2" onClick={() => void remove(group)}>
								{t("pages.remove")}
							</Button>
						</CardRow>
					))}
				</CardList>
			)}
		</Section>
	);
}
