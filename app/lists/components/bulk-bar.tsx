import { useFetcher } from "@remix-run/react";
import { type ReactNode, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { Checkbox } from "#app/ui/choices";
import { useFormProblem } from "#app/ui/form-problem";
import { Icon } from "#app/ui/icon";
import type { IconName } from "#app/ui/icon-names";
import { useHydrated } from "#app/ui/use-hydrated";
import { isBulkAnswer } from "../bulk-answer";
import type { ListDefinition } from "../definition";
import type { ListData } from "../list-data";
import { viewQuery } from "../state";
import { BulkCount } from "./bulk-count";
import type { Selection } from "./use-selection";

/** Something that is done with several rows: the page's action has a handler of this intent, which takes `Chosen`. */
export type BulkAction = {
	intent: string;
	label: string;
	icon?: IconName;
	danger?: boolean;
	/** What it asks for first; names must not be those of another action. */
	fields?: ReactNode;
	/** Instead of the action: a file with what is chosen, the rows' ids or the query of all that fit. Needs JavaScript. */
	file?: (chosen: { ids: readonly string[] } | { query: string }) => string;
};

type BulkBarProps = {
	definition: ListDefinition;
	list: ListData;
	selection: Selection;
	actions: readonly BulkAction[];
	/** The answer of the page's own action, where there is no JavaScript. */
	answer: unknown;
};

/** One fetcher for all bulk actions of a page and their undoing. */
export const useBulkFetcher = () => useFetcher({ key: "list-bulk" });

/**
 * What can be done with the rows that are ticked, in the list's foot. Without JavaScript the actions are always there,
 * and the server says what is missing.
 */
export function BulkBar({ definition, list, selection, actions, answer }: BulkBarProps) {
	const { t } = useTranslation("lists");
	const fetcher = useBulkFetcher();
	const hydrated = useHydrated();
	const problem = useFormProblem(fetcher.data ?? (isOf(answer, actions) ? answer : undefined));
	const { ids, isMatching, clear } = selection;
	const query = viewQuery(definition, list.state);
	// biome-ignore lint/correctness/useExhaustiveDependencies: only when an answer has come
	useEffect(() => {
		if (isBulkAnswer(fetcher.data)) clear();
	}, [fetcher.data]);
	const sent = fetcher.formData?.get("intent");
	const chosen = isMatching ? { query } : { ids: [...ids] };
	const buttons = actions.map((action) =>
		action.file ? (
			<FileLink key={action.intent} action={action} to={action.file(chosen)} />
		) : (
			<Action key={action.intent} action={action} busy={sent === action.intent} />
		),
	);
	return (
		<fetcher.Form method="post" id={selection.form} className="flex flex-wrap items-center gap-1.5">
			{!hydrated && (
				<noscript>
					<div className="flex flex-wrap items-center gap-1.5">
						<Checkbox name="matching" value={query} label={t("bulk.allThatFit")} />
						{actions.flatMap((action, index) => (action.file ? [] : [buttons[index]]))}
					</div>
				</noscript>
			)}
			{isMatching && <input type="hidden" name="matching" value={query} />}
			{ids.size > 0 && (
				<>
					<BulkCount list={list} selection={selection} query={query} />
					{buttons}
				</>
			)}
			{problem.refused && (
				<p role="alert" className="text-danger-ink">
					{problem.summary[0]?.text}
				</p>
			)}
		</fetcher.Form>
	);
}

function FileLink({ action: { label, icon }, to }: { action: BulkAction; to: string }) {
	return (
		<a href={to} className="btn btn-quiet btn-sm">
			{icon && <Icon name={icon} />}
			<span>{label}</span>
		</a>
	);
}

function Action({ action, busy }: { action: BulkAction; busy: boolean }) {
	const { intent, label, icon, danger, fields } = action;
	if (!fields)
		return (
			<SubmitButton intent={intent} kind={danger ? "danger" : "quiet"} size="sm" icon={icon} busy={busy}>
				{label}
			</SubmitButton>
		);
	return (
		<details className="menu relative">
			<summary className="btn btn-quiet btn-sm cursor-pointer">
				{icon && <Icon name={icon} />}
				{label}
			</summary>
			<div className="menu-list absolute bottom-full left-0 mb-1 w-72 max-w-[85vw] space-y-3 p-4!">
				{fields}
				<SubmitButton intent={intent} kind="secondary" size="sm" busy={busy}>
					{label}
				</SubmitButton>
			</div>
		</details>
	);
}

/** Whether an answer refuses one of these actions and not another form of the page. */
function isOf(answer: unknown, actions: readonly BulkAction[]): boolean {
	const intent = (answer as { problem?: { intent: string } } | undefined)?.problem?.intent;
	return actions.some((action) => action.intent === intent);
}
