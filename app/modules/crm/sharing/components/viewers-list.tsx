import { useTranslation } from "react-i18next";
import { Avatar } from "#app/ui/avatar";
import { Link } from "#app/ui/link";
import { paths } from "../../paths";
import type { showViewers } from "../show-viewers.server";

type Viewers = Awaited<ReturnType<typeof showViewers>>;

/** Those who see a record, with what they are here and what they have to do with it. */
export function ViewersList({ people, hasMore, maySet, tenant }: Viewers) {
	const { t } = useTranslation(["crmShare", "modules"]);
	return (
		<>
			<ul className="flex flex-col gap-3">
				{people.map(({ id, name, role, part }) => (
					<li key={id} className="flex items-center gap-3 text-sm">
						<Avatar name={name} size={32} />
						<div className="min-w-0 flex-1">
							<p className="break-words">{name}</p>
							<p className="text-13 text-ink-3">
								{[t(`modules:roles.${role}`, { defaultValue: role }), part && t(`part.${part}`)]
									.filter(Boolean)
									.join(" · ")}
							</p>
						</div>
					</li>
				))}
			</ul>
			{hasMore && <p className="mt-3 text-13 text-ink-3">{t("who.more")}</p>}
			{maySet && (
				<p className="mt-4 text-13">
					<Link to={paths(tenant).reach} className="link">
						{t("who.set")}
					</Link>
				</p>
			)}
		</>
	);
}
