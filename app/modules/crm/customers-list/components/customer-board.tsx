import { type DragEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "#app/ui/link";
import { useCrmFetcher } from "../../components/crm-feedback";
import { useCardFocus } from "../../components/use-card-focus";
import { paths } from "../../paths";
import type { Card } from "../shapes/show-board.server";
import { BoardCard } from "./board-card";

export type BoardColumn = { value: string; label: string; cards: Card[]; hasMore: boolean };
type CustomerBoardProps = { columns: readonly BoardColumn[]; today: string; tenant: string; writes: boolean };

const KIND = "text/customer-id";

/** Customers by contact type. Dragging has its twin in each card's menu, and in Alt with the arrow keys. */
export function CustomerBoard({ columns, today, tenant, writes }: CustomerBoardProps) {
	const { t } = useTranslation("crmLists");
	const fetcher = useCrmFetcher();
	const { board, keep } = useCardFocus();
	const [over, setOver] = useState<string | null>(null);
	const named = columns.map((column) => ({ ...column, label: column.label || t("customer.noType") }));
	const move = (id: string, contactTypeId: string) =>
		fetcher.submit({ intent: "move", id, contactTypeId }, { method: "post" });
	const drop = (event: DragEvent, { value, cards }: BoardColumn) => {
		const id = event.dataTransfer.getData(KIND);
		setOver(null);
		if (!id || cards.some((card) => card.id === id)) return;
		event.preventDefault();
		move(id, value);
	};
	return (
		<div ref={board} className="relative -mx-4 flex gap-4 overflow-x-auto px-4 pb-4 md:-mx-6 md:px-6">
			{named.map((column, place) => (
				<section
					key={column.value}
					aria-label={column.label}
					className={`w-72 max-w-[85vw] shrink-0 rounded-xl border p-2 ${over === column.value ? "border-accent-line bg-accent-soft" : "border-line bg-sunken"}`}
					onDragOver={(event) => {
						if (!writes || !event.dataTransfer.types.includes(KIND)) return;
						event.preventDefault();
						setOver(column.value);
					}}
					onDragLeave={() => setOver(null)}
					onDrop={(event) => drop(event, column)}
				>
					<h2 className="px-2 py-1 text-sm font-semibold">
						{column.label}
						<span className="count ml-2">
							{column.cards.length}
							{column.hasMore && "+"}
						</span>
					</h2>
					<ul className="mt-1 flex flex-col gap-2">
						{column.cards.map((card) => (
							<li
								key={card.id}
								data-card={card.id}
								draggable={writes}
								onDragStart={(event) => event.dataTransfer.setData(KIND, card.id)}
								onKeyDown={(event) => {
									const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
									const to = columns[place + step];
									if (!writes || !event.altKey || step === 0 || !to) return;
									event.preventDefault();
									keep(card.id);
									move(card.id, to.value);
								}}
								className="card bg-sheet p-3 shadow-1"
							>
								<BoardCard {...{ card, today, tenant, writes }} type={column.value} types={named} />
							</li>
						))}
					</ul>
					{column.cards.length === 0 && <p className="px-2 py-3 text-13 text-ink-3">{t("board.none")}</p>}
					{column.hasMore && (
						<Link
							to={`${paths(tenant).customers}?f=type.${column.value ? `any.${column.value}` : "empty"}`}
							className="link block px-2 py-2 text-13"
						>
							{t("board.all")}
						</Link>
					)}
				</section>
			))}
		</div>
	);
}
