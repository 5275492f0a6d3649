import { useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Icon } from "#app/ui/icon";
import { Link } from "#app/ui/link";
import { Menu, type MenuEntry } from "#app/ui/menu";
import type { Choice } from "#app/ui/text-field";
import { Time } from "#app/ui/time";
import { useHydrated } from "#app/ui/use-hydrated";
import { useCrmFetcher } from "../../components/crm-feedback";
import { paths } from "../../paths";
import type { Card } from "../shapes/show-board.server";

type BoardCardProps = {
	card: Card;
	today: string;
	tenant: string;
	writes: boolean;
	/** The contact type that it has now, and those that it may have. */
	type: string;
	types: readonly Choice[];
};

/** One customer on the board, with the menu that moves it. */
export function BoardCard({ card, today, tenant, writes, type, types }: BoardCardProps) {
	const { t } = useTranslation("crmLists");
	const isLate = card.nextTask !== null && card.nextTask < today;
	return (
		<div className="flex items-start gap-2">
			<div className="min-w-0 flex-1">
				<Link to={paths(tenant).customer(card.guid)} className="text-sm font-medium break-words hover:underline">
					{card.name}
				</Link>
				<p className="truncate text-13 text-ink-2">{[card.municipality, card.owner].filter(Boolean).join(" · ")}</p>
				{card.nextTask && (
					<p className={`mt-1 inline-flex items-center gap-1 text-13 ${isLate ? "text-danger-ink" : "text-ink-3"}`}>
						<Icon name={isLate ? "circle-alert" : "clock"} className="size-3.5" />
						{isLate && <span className="sr-only">{t("customer.overdue")}</span>}
						<Time at={card.nextTask} />
					</p>
				)}
			</div>
			{writes && <MoveMenu card={card} types={types.filter(({ value }) => value !== type)} />}
		</div>
	);
}

function MoveMenu({ card: { id, name }, types }: { card: Card; types: readonly Choice[] }) {
	const { t } = useTranslation("crmLists");
	const { pathname, search } = useLocation();
	const fetcher = useCrmFetcher();
	const hydrated = useHydrated();
	const action = `${pathname}${search}`;
	const move = ({ value, label }: Choice): MenuEntry => {
		const fields = { intent: "move", id, contactTypeId: value };
		return hydrated
			? { kind: "press", label, onPress: () => fetcher.submit(fields, { method: "post", action }) }
			: { kind: "post", label, action, fields };
	};
	return (
		<Menu
			label={t("board.actions", { name })}
			button={<Icon name="ellipsis" className="size-5" />}
			buttonClass="icon-btn icon-btn-sm"
			entries={[{ kind: "heading", label: t("board.moveTo") }, ...types.map(move)]}
		/>
	);
}
