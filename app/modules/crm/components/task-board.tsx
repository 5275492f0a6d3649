import { type DragEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { Due } from "#app/tasks/components/due";
import { Link } from "#app/ui/link";
import type { TaskRow } from "../task-rows";
import { useCrmFetcher } from "./crm-feedback";
import { TaskMenu } from "./task-menu";
import { FinishButton, Priority } from "./task-parts";
import { useCardFocus } from "./use-card-focus";

const columns = ["todo", "doing", "done"] as const;
type Status = (typeof columns)[number];
type Board = Record<Status, { cards: TaskRow[]; hasMore: boolean }>;
type TaskBoardProps = {
	board: Board;
	today: string;
	writes: boolean;
	open: (id: string) => string;
	action: string;
};

const KIND = "text/task-id";

/** Tasks by status. Dragging has its twin in each card's menu, and in Alt with the arrows. */
export function TaskBoard({ board, today, writes, open, action }: TaskBoardProps) {
	const { t } = useTranslation("crmWork");
	const fetcher = useCrmFetcher();
	const { board: region, keep } = useCardFocus();
	const [over, setOver] = useState<Status | null>(null);
	const move = (id: string, status: string) =>
		fetcher.submit({ intent: "move", id, status }, { method: "post", action });
	const drop = (event: DragEvent, status: Status) => {
		const id = event.dataTransfer.getData(KIND);
		setOver(null);
		if (!id || board[status].cards.some((card) => card.id === id)) return;
		event.preventDefault();
		move(id, status);
	};
	const sent = fetcher.state === "idle" ? undefined : fetcher.formData;
	const moved = sent?.get("intent") === "move" ? { id: sent.get("id"), to: sent.get("status") } : undefined;
	const all = columns.flatMap((status) => board[status].cards);
	/** A card stands where it was moved to before the answer is there. */
	const cardsOf = (status: Status) => {
		const cards = board[status].cards.filter((card) => card.id !== moved?.id);
		const arriving = moved?.to === status ? all.filter((card) => card.id === moved.id) : [];
		return [...arriving, ...cards];
	};
	return (
		<div
			ref={region}
			aria-busy={fetcher.state !== "idle" || undefined}
			className="grid grid-cols-1 gap-4 md:grid-cols-3"
		>
			{columns.map((status) => {
				const cards = cardsOf(status);
				return (
					<section
						key={status}
						aria-label={t(`status.${status}`)}
						className={`rounded-xl border p-2 ${over === status ? "border-accent-line bg-accent-soft" : "border-line bg-sunken"}`}
						onDragOver={(event) => {
							if (!writes || !event.dataTransfer.types.includes(KIND)) return;
							event.preventDefault();
							setOver(status);
						}}
						onDragLeave={() => setOver(null)}
						onDrop={(event) => drop(event, status)}
					>
						<h2 className="px-2 py-1 text-sm font-semibold">
							{t(`status.${status}`)}
							<span className="count ml-2">{board[status].hasMore ? `${cards.length}+` : cards.length}</span>
						</h2>
						<ul className="mt-1 flex flex-col gap-2">
							{cards.map((task) => (
								<Card key={task.id} {...{ task, status, today, writes, open, action, move, keep }} />
							))}
						</ul>
						{cards.length === 0 && <p className="px-2 py-3 text-13 text-ink-3">{t(`board.none.${status}`)}</p>}
					</section>
				);
			})}
		</div>
	);
}

type CardProps = Omit<TaskBoardProps, "board"> & {
	task: TaskRow;
	/** The column that it stands in. */
	status: Status;
	move: (id: string, status: string) => void;
	keep: (id: string) => void;
};

function Card({ task, status, today, writes, open, action, move, keep }: CardProps) {
	const place = columns.indexOf(status);
	return (
		<li
			data-card={task.id}
			draggable={writes}
			onDragStart={(event) => event.dataTransfer.setData(KIND, task.id)}
			onKeyDown={(event) => {
				if (!writes || !event.altKey || (event.key !== "ArrowLeft" && event.key !== "ArrowRight")) return;
				const to = columns[place + (event.key === "ArrowRight" ? 1 : -1)];
				if (!to) return;
				event.preventDefault();
				keep(task.id);
				move(task.id, to);
			}}
			className="card bg-sheet p-3 shadow-1"
		>
			<div className="flex items-start gap-2">
				{writes && <FinishButton task={task} action={action} />}
				<div className="min-w-0 flex-1 pt-1">
					<Link to={open(task.id)} className="hover:underline text-sm font-medium break-words" preventScrollReset>
						{task.title}
					</Link>
					<div className="mt-1 flex flex-wrap gap-x-3 gap-y-1 text-13 text-ink-2">
						<Due task={task} today={today} />
						<Priority priority={task.priority} />
					</div>
					<p className="truncate text-xs text-ink-3">
						{[task.customer?.name, task.assignee?.name].filter(Boolean).join(" · ")}
					</p>
				</div>
				{writes && <TaskMenu task={task} action={action} />}
			</div>
		</li>
	);
}
