import { useTranslation } from "react-i18next";
import { Icon } from "#app/ui/icon";
import { Link } from "#app/ui/link";
import { goneOptions } from "../../logic/named-options";
import { useBuilding } from "./build-context";
import { focusCard } from "./focus";
import { isScore, nameOf, placeOf } from "./problem-list";
import { useCalmForm } from "./rule-words";

/** That rules, formulas or scores still name an option or row of a question that was taken out, and which: each leads to where it is. */
export function RulesLeft({ of }: { of: string }) {
	const { t } = useTranslation("formBuild");
	const { dispatch } = useBuilding();
	const form = useCalmForm();
	const holders = new Set(goneOptions(form).flatMap(({ question, holder }) => (question === of ? [holder] : [])));
	if (holders.size === 0) return null;
	const go = (id: string) => {
		dispatch({ type: "choose", id });
		focusCard(id);
	};
	return (
		<div role="status" className="notice tone-warning mt-1.5 rounded-xl border p-3 text-13">
			<p>
				<Icon name="triangle-alert" className="mr-1.5 inline size-4" />
				{t("options.rulesLeft")}
			</p>
			<ul className="mt-1">
				{[...holders].map((id) => (
					<li key={id}>
						{isScore(form, { id }) ? (
							<Link to={placeOf(form, { id })} className="link">
								{nameOf(form, { id }, t as never)}
							</Link>
						) : (
							<button type="button" className="link text-left" onClick={() => go(id)}>
								{nameOf(form, { id }, t as never)}
							</button>
						)}
					</li>
				))}
			</ul>
		</div>
	);
}
