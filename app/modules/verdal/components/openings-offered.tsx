import { useTranslation } from "react-i18next";
import { Link } from "#app/ui/link";
import type { FormView } from "../placements/show-form.server";

/** What companies need that suits a placement, each with the page of the company; it is taken on the page of workplaces. */
export function OpeningsOffered({ openings }: Pick<FormView, "openings">) {
	const { t } = useTranslation("verdalPlacements");
	if (openings.length === 0) return null;
	return (
		<div className="rounded-lg bg-sunken p-3 text-sm">
			<p className="font-medium">{t("openings.offered")}</p>
			<ul className="mt-1 list-disc pl-5">
				{openings.map(({ id, title, kind, company, to }) => (
					<li key={id} className="break-words">
						<Link to={to} className="link">
							{company.name}
						</Link>
						: {title} ({t(`openings.kind.${kind}`)})
					</li>
				))}
			</ul>
		</div>
	);
}
