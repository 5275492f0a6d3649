import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Button, LinkButton } from "#app/ui/button";
import { EmptyState, NoHits } from "#app/ui/empty-state";
import { Link } from "#app/ui/link";
import { SearchInput } from "#app/ui/search-input";
import { SelectField } from "#app/ui/text-field";
import { paths } from "../paths";
import type { PlacementNeighbours } from "../placements/show-form.server";
import { openStatuses } from "../placements/status";
import { usePeriod } from "./period";
import { StatusBadge } from "./status-badge";

/** The placements that are open, beside the one that is shown; narrowed by words and status, also without JavaScript. */
export function PlacementList({ neighbours, current }: { neighbours: PlacementNeighbours; current?: string }) {
	const { t } = useTranslation("verdalPlacements");
	const period = usePeriod();
	const at = paths(neighbours.tenant);
	const { q, status, items } = neighbours;
	const query = new URLSearchParams({ ...(q && { q }), ...(status && { status }) }).toString();
	const isNarrowed = q !== "" || status !== null;
	return (
		<div>
			<Form method="get" action={current ? at.placement(current) : at.placements} className="flex flex-col gap-3">
				<div>
					<label htmlFor="q" className="label mb-1.5 block">
						{t("list.search")}
					</label>
					<SearchInput id="q" name="q" query={q} className="field" />
				</div>
				<SelectField
					key={status}
					name="status"
					label={t("field.status")}
					defaultValue={status ?? ""}
					options={[
						{ value: "", label: t("list.allStatuses") },
						...openStatuses.map((value) => ({ value, label: t(`status.${value}`) })),
					]}
				/>
				<div>
					<Button type="submit" icon="search" size="sm" className="max-md:min-h-11">
						{t("list.show")}
					</Button>
				</div>
			</Form>
			{items.length === 0 &&
				(isNarrowed ? (
					<NoHits clear={current ? at.placement(current) : at.placements} />
				) : (
					<EmptyState
						icon="clipboard-list"
						title={t("none.title")}
						action={
							neighbours.mayAdd && (
								<LinkButton kind="primary" icon="plus" to={at.newPlacement()}>
									{t("new.title")}
								</LinkButton>
							)
						}
					>
						{t(neighbours.mayAdd ? "none.help" : "none.own")}
					</EmptyState>
				))}
			<ul className="mt-4 divide-y divide-line" aria-label={t("title")}>
				{items.map((item) => (
					<li key={item.id}>
						<Link
							to={`${at.placement(item.id)}${query && `?${query}`}`}
							aria-current={item.id === current ? "page" : undefined}
							className={`-mx-2 block rounded-lg px-2 py-2.5 ${item.id === current ? "bg-accent-soft" : "hover:bg-hover"}`}
						>
							<span className="block text-sm font-medium break-words">
								{item.participant || t("list.noParticipant")}
							</span>
							<span className="block text-13 break-words text-ink-2">{item.workplace || t("list.noWorkplace")}</span>
							<span className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-ink-3">
								<StatusBadge status={item.status} />
								<span suppressHydrationWarning>{period(item.startsOn, item.endsOn)}</span>
							</span>
						</Link>
					</li>
				))}
			</ul>
			{neighbours.hasMore && (
				<Link to={at.overview} className="link mt-3 inline-block text-13">
					{t("list.all")}
				</Link>
			)}
		</div>
	);
}
