import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { formatPhone } from "#app/directory/phone";
import { Section } from "#app/ui/card";
import { Checkbox } from "#app/ui/choices";
import { Time } from "#app/ui/time";
import type { Erasable } from "../parts";
import type { PersonalData } from "../read-personal-data.server";

type Line = { key: string; text: ReactNode; at?: number };
type DataPartsProps = { shown: PersonalData; mayErase: boolean };

/** All that is kept of a person, each part with a box to mark it. */
export function DataParts({ shown, mayErase }: DataPartsProps) {
	const { t } = useTranslation("crmContacts");
	const { contact, customers, notes, tasks, meetings, messages, history } = shown;
	const fields: [Erasable, string][] = [
		["name", `${contact.firstName} ${contact.lastName}`.trim()],
		["jobTitle", contact.jobTitle ?? ""],
		["emails", contact.emails.map(({ value }) => value).join(", ")],
		["phones", contact.phones.map(({ value }) => formatPhone(value)).join(", ")],
		["language", contact.language ?? ""],
		["description", contact.description ?? ""],
	];
	const part = (name: Erasable | "customers" | "tasks" | "history", lines: Line[], canErase = false) =>
		lines.length > 0 && (
			<Section title={t(`data.part.${name}`)} className="mt-8">
				<ul className="text-sm">
					{lines.map(({ key, text, at }) => (
						<li key={key} className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2 last:border-0">
							<span className="min-w-0 flex-1 break-words whitespace-pre-line">{text}</span>
							{at !== undefined && (
								<span className="shrink-0 text-13 text-ink-3">
									<Time at={at} as="date" />
								</span>
							)}
						</li>
					))}
				</ul>
				{canErase && mayErase && (
					<div className="mt-2">
						<Checkbox name="erase" value={name} label={t(`data.mark.${name}`)} />
					</div>
				)}
			</Section>
		);
	return (
		<>
			<Section title={t("data.part.fields")}>
				<ul className="text-sm">
					{fields.map(([name, value]) => (
						<li
							key={name}
							className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-2 last:border-0"
						>
							<span className="w-28 shrink-0 text-13 text-ink-3">{t(`data.field.${name}`)}</span>
							<span className="min-w-0 flex-1 break-words whitespace-pre-line">{value || t("data.nothing")}</span>
							{mayErase && value && (
								<Checkbox
									name="erase"
									value={name}
									label={t("data.mark.field")}
									aria-label={t("data.markOf", { field: t(`data.field.${name}`) })}
								/>
							)}
						</li>
					))}
					<li className="flex flex-wrap gap-x-4 py-2">
						<span className="w-28 shrink-0 text-13 text-ink-3">{t("contact.consent")}</span>
						<span>
							{t(`consent.${contact.consent}`)}{" "}
							{contact.consentAt !== null && <Time at={contact.consentAt} as="date" />}
						</span>
					</li>
				</ul>
			</Section>
			{part(
				"customers",
				customers.map(({ name, since }) => ({ key: name, text: name, at: since })),
			)}
			{part(
				"notes",
				notes.map(({ id, text, at, by }) => ({ key: id, at, text: by ? `${text}\n${by}` : text })),
				true,
			)}
			{part(
				"tasks",
				tasks.map(({ title, at }) => ({ key: `${title}${at}`, text: title, at })),
			)}
			{part(
				"meetings",
				meetings.map(({ title, startsAt }) => ({ key: `${title}${startsAt}`, text: title, at: startsAt })),
				true,
			)}
			{part(
				"messages",
				messages.map(({ id, answers, at }) => ({ key: id, at, text: Object.values(answers).join("\n") })),
				true,
			)}
			{part(
				"history",
				history.map(({ at, action, fields: names, by }) => ({
					key: `${at}${action}`,
					at,
					text: [t(`data.action.${action}`), by, names.filter((name) => !/By$|^id$/.test(name)).join(", ")]
						.filter(Boolean)
						.join(" · "),
				})),
			)}
		</>
	);
}
