import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { type Filter, writeFilter } from "#app/lists/filters";
import { Due } from "#app/tasks/components/due";
import { Link } from "#app/ui/link";
import { Time } from "#app/ui/time";
import type { CardContent } from "../dashboard/show-dashboard.server";
import { paths } from "../paths";

type CardRowsProps = { content: CardContent; today: string; tenant: string; none: string };
type Row = { id: string; to?: string; text: string; aside: ReactNode; under?: string | null };

/** What a card is about: a few rows, each with the way to it, or that there is nothing. */
export function CardRows({ content, today, tenant, none }: CardRowsProps) {
	const { t } = useTranslation(["crmBoard", "crmLog"]);
	const rows = rowsOf(content, today, tenant, {
		never: t("never"),
		unnamed: t("unnamed"),
		kind: (kind) => t(`crmLog:note.kind.${kind}`),
	});
	if (rows.length === 0) return <p className="mt-3 text-13 text-ink-3">{none}</p>;
	return (
		<ul className="mt-2">
			{rows.map(({ id, to, text, aside, under }) => (
				<li
					key={id}
					className="flex items-baseline justify-between gap-3 border-b border-line py-2 text-sm last:border-0"
				>
					<div className="min-w-0">
						{to ? (
							<Link to={to} className="line-clamp-2 hover:underline">
								{text}
							</Link>
						) : (
							<span>{text}</span>
						)}
						{under && <p className="truncate text-13 text-ink-3">{under}</p>}
					</div>
					<span className="shrink-0 text-13 text-ink-2">{aside}</span>
				</li>
			))}
		</ul>
	);
}

function Count({ count }: { count: number }) {
	return <span className="tabular-nums">{count > 50 ? "50+" : count}</span>;
}

type Words = { never: string; unnamed: string /** What a note without words is. */; kind: (kind: string) => string };

function rowsOf(content: CardContent, today: string, tenant: string, words: Words): Row[] {
	const at = paths(tenant);
	const filtered = (filter: Filter) => `${at.customers}?${new URLSearchParams({ f: writeFilter(filter) })}`;
	switch (content.kind) {
		case "tasks":
			return content.items.map((task) => ({
				...{ id: task.id, to: at.task(task.id), text: task.title, under: task.customer?.name },
				aside: <Due task={task} today={today} />,
			}));
		case "meetings":
			return content.items.map(({ id, title, startsAt, customer }) => ({
				...{ id, to: at.meeting(id), text: title, under: customer, aside: <Time at={startsAt} /> },
			}));
		case "messages":
			return content.items.map(({ id, from, at: when }) => ({
				...{ id, to: at.submission(id), text: from ?? words.unnamed, aside: <Time at={when} /> },
			}));
		case "silent":
			return content.items.map(({ id, guid, name, at: when }) => ({
				...{ id, to: at.customer(guid), text: name, aside: when ? <Time at={when} /> : words.never },
			}));
		case "notes":
			return content.items.map(({ id, noteKind, text, by, customer, at: when }) => ({
				...{
					id,
					to: at.note(id),
					text: text || words.kind(noteKind),
					under: [by, customer].filter(Boolean).join(" · "),
					aside: <Time at={when} />,
				},
			}));
		case "types":
			return content.items.map(({ id, title, count }) => ({
				...{
					id,
					to: filtered({ column: "type", op: "any", values: [id] }),
					text: title,
					aside: <Count count={count} />,
				},
			}));
		case "municipalities":
			return content.items.map(({ value, count }) => ({
				to: filtered({ column: "municipality", op: "any", values: [value] }),
				...{ id: value, text: value, aside: <Count count={count} /> },
			}));
	}
}
