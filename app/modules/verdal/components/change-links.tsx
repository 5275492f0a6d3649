import { useTranslation } from "react-i18next";
import { LinkButton } from "#app/ui/button";
import type { IconName } from "#app/ui/icon-names";
import { paths } from "../paths";
import { type ChangePart, changeParts } from "../placements/choices";

const icons: Record<ChangePart, IconName> = {
	...{ duration: "calendar-plus", goals: "target", tasks: "list-checks", terms: "file-text" },
};

type ChangeLinksProps = { placement: string; tenant: string };

/** The ways to another version of an agreement, part by part. */
export function ChangeLinks({ placement, tenant }: ChangeLinksProps) {
	const { t } = useTranslation("verdalPlacements");
	const at = paths(tenant);
	return (
		<ul className="mt-4 flex flex-wrap gap-2" aria-label={t("change.what")}>
			{changeParts.map((part) => (
				<li key={part}>
					<LinkButton icon={icons[part]} to={at.change(placement, part)}>
						{t(`change.part.${part}`)}
					</LinkButton>
				</li>
			))}
		</ul>
	);
}
