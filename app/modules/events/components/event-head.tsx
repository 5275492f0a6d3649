import { useTranslation } from "react-i18next";
import { Badge } from "#app/ui/badge";
import { LinkButton } from "#app/ui/button";
import { PageHeader } from "#app/ui/page-header";
import { Tabs } from "#app/ui/tabs";
import type { EventHeadData } from "../events.server";
import { open, paths } from "../paths";

export const statusTones = { draft: "neutral", published: "success", cancelled: "danger" } as const;

/** The head of each page of an event: its name, how it stands, and its pages. */
export function EventHead({
	head,
	current,
}: {
	head: EventHeadData;
	current:
		| "participants"
		| "edit"
		| "tickets"
		| "messages"
		| "dates"
		| "program"
		| "speakers"
		| "checkIn"
		| "feedback"
		| "needs";
}) {
	const { t } = useTranslation("events");
	const at = paths(head.tenant);
	const isSetUp = ["edit", "tickets", "dates", "program", "speakers"].includes(current);
	const tabs = [
		{ key: "participants", to: at.event(head.id) },
		...(head.isTemplate ? [] : [{ key: "messages", to: at.messages(head.id) }]),
		{ key: "checkIn", to: at.checkIn(head.id) },
		...(head.asksFeedback ? [{ key: "feedback", to: at.feedback(head.id) }] : []),
		...(head.asksNeeds ? [{ key: "needs", to: at.needs(head.id) }] : []),
		{ key: "setUp", to: at.edit(head.id) },
	];
	const parts = [
		{ key: "edit", to: at.edit(head.id) },
		{ key: "program", to: at.program(head.id) },
		...(head.isTemplate ? [] : [{ key: "speakers", to: at.speakers(head.id) }]),
		{ key: "tickets", to: at.tickets(head.id) },
		...(head.isTemplate ? [] : [{ key: "dates", to: at.dates(head.id) }]),
	];
	return (
		<>
			<PageHeader
				back={{ to: at.events, label: t("list.title") }}
				title={head.title}
				badges={
					<>
						<Badge tone={statusTones[head.status]}>{t(`status.${head.status}`)}</Badge>
						{head.isTemplate && <Badge>{t("template")}</Badge>}
					</>
				}
				actions={
					head.status !== "draft" && (
						<LinkButton icon="globe" to={open.event(head.guid)}>
							{t("seePage")}
						</LinkButton>
					)
				}
			/>
			<div className="mb-4 flex flex-col gap-1">
				<Tabs
					label={t("pages")}
					tabs={tabs.map(({ key, to }) => ({
						...{ to, label: t(`page.${key}`), current: key === (isSetUp ? "setUp" : current) },
					}))}
				/>
				{isSetUp && (
					<Tabs
						label={t("page.setUp")}
						tabs={parts.map(({ key, to }) => ({ to, label: t(`page.${key}`), current: key === current }))}
					/>
				)}
			</div>
		</>
	);
}
