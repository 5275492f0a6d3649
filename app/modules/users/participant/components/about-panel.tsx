import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Avatar } from "#app/ui/avatar";
import { type Definition, DefinitionList } from "#app/ui/definition-list";
import { Icon } from "#app/ui/icon";
import { Link } from "#app/ui/link";
import { Time } from "#app/ui/time";
import type { ShownParticipant } from "../show-participant.server";
import { HandOver } from "./hand-over";

/** Who the client is, who follows them up, what they work towards, and who has looked. */
export function AboutPanel({ shown, answer }: { shown: ShownParticipant; answer: unknown }) {
	const { t } = useTranslation("participant");
	const { person, advisors, heirs, panels, looks, isOwn } = shown;
	const contact: Definition[] = [
		...(person.phone
			? [
					{
						label: t("phone"),
						value: (
							<a href={`tel:${person.phone.replaceAll(" ", "")}`} className="link">
								{person.phone}
							</a>
						),
					},
				]
			: []),
		{
			label: t("email"),
			value: (
				<a href={`mailto:${person.email}`} className="link break-all">
					{person.email}
				</a>
			),
		},
		{ label: t("memberSince"), value: <Time at={person.since} as="longDate" /> },
	];
	return (
		<div className="flex flex-col gap-7">
			<Part title={t("contact")}>
				<DefinitionList items={contact} />
			</Part>
			<Part title={t("advisors")}>
				{advisors.length === 0 ? (
					<p className="text-13 text-ink-3">{t(isOwn ? "noAdvisor.own" : "noAdvisor.staff")}</p>
				) : (
					<ul className="flex flex-col gap-2">
						{advisors.map(({ id, name, email, photo, isPrimary }) => (
							<li key={id} className="flex items-center gap-2.5">
								<Avatar name={name} photo={photo} size={28} />
								<span className="min-w-0">
									<a href={`mailto:${email}`} className="link text-13 break-words">
										{name}
									</a>
									{isPrimary && advisors.length > 1 && <span className="block text-xs text-ink-3">{t("primary")}</span>}
								</span>
							</li>
						))}
					</ul>
				)}
				{heirs && <HandOver heirs={heirs} answer={answer} />}
			</Part>
			{panels.map(({ key, rows }) => (
				<Part key={key} title={t(`panel.${key}`)}>
					{rows.length === 0 ? (
						<p className="text-13 text-ink-3">{t(`panelNone.${key}`)}</p>
					) : (
						<ul className="flex flex-col gap-2 text-13">
							{rows.map(({ id, text, note, at, href }) => (
								<li key={id} className="flex items-baseline justify-between gap-3">
									<span className="min-w-0 break-words">
										{href ? (
											<Link to={href} className="link">
												{text}
											</Link>
										) : (
											text
										)}
									</span>
									<span className="shrink-0 text-xs text-ink-3">
										{note}
										{at !== undefined && (
											<>
												{t("since")} <Time at={at} as="date" />
											</>
										)}
									</span>
								</li>
							))}
						</ul>
					)}
				</Part>
			))}
			<Part title={t("looks")}>
				<p className="mb-2 text-13 text-ink-3">{t(isOwn ? "looksHelp.own" : "looksHelp.staff")}</p>
				{looks.length === 0 ? (
					<p className="flex items-center gap-2 text-13 text-ink-2">
						<Icon name="eye-off" /> {t("nobodyLooked")}
					</p>
				) : (
					<ul className="flex flex-col gap-2 text-13">
						{looks.map(({ id, name, day }) => (
							<li key={id} className="flex items-center justify-between gap-3">
								<span className="flex min-w-0 items-center gap-2.5">
									<Avatar name={name ?? t("provider")} size={24} />
									<span className="min-w-0 break-words">{name ?? t("provider")}</span>
								</span>
								<Time at={day} as="date" className="shrink-0 text-xs text-ink-3" />
							</li>
						))}
					</ul>
				)}
			</Part>
		</div>
	);
}

function Part({ title, children }: { title: string; children: ReactNode }) {
	return (
		<section className="break-inside-avoid">
			<h2 className="mb-2 text-13 font-semibold">{title}</h2>
			{children}
		</section>
	);
}
