import { useTranslation } from "react-i18next";
import { Badge } from "#app/ui/badge";
import { Icon } from "#app/ui/icon";
import { toIconName } from "#app/ui/icon-names";
import { Link } from "#app/ui/link";
import { useAddress } from "#app/ui/use-address";
import type { CatalogueModule } from "../read-catalogue.server";
import "#app/ui/list.css";

type ModuleTilesProps = {
	modules: readonly CatalogueModule[];
	current: string | null;
	/** Beside an open panel there is room for fewer in a row. */
	besidePanel: boolean;
	countedTo: number;
};

/** The modules of the catalogue: what each is, its pages, its roles and who uses it. */
export function ModuleTiles({ modules, current, besidePanel, countedTo }: ModuleTilesProps) {
	const { t } = useTranslation("followup");
	return (
		<ul
			aria-label={t("catalogue.title")}
			className={`grid gap-4 px-4 py-2 md:px-6 md:grid-cols-2 ${besidePanel ? "2xl:grid-cols-3" : "xl:grid-cols-3"}`}
		>
			{modules.map((module) => (
				<Tile key={module.id} module={module} isCurrent={module.guid === current} countedTo={countedTo} />
			))}
		</ul>
	);
}

type TileProps = { module: CatalogueModule; isCurrent: boolean; countedTo: number };

function Tile({ module, isCurrent, countedTo }: TileProps) {
	const { t } = useTranslation("followup");
	const to = useAddress();
	return (
		<li
			className={`card relative flex flex-col gap-3 p-4 hover:bg-hover ${isCurrent ? "outline-2 outline-accent" : ""}`}
		>
			<div className="flex items-start gap-3">
				<span className="flex size-10 shrink-0 items-center justify-center rounded-10 bg-accent-soft text-accent-ink">
					<Icon name={toIconName(module.icon)} className="size-5" />
				</span>
				<div className="min-w-0 flex-1">
					<h2 className="text-base font-semibold break-words">
						<Link
							to={to({ module: module.guid, used: null, new: null })}
							aria-current={isCurrent || undefined}
							className="row-link after:absolute after:inset-0 after:rounded-xl"
							preventScrollReset
						>
							{module.name}
						</Link>
					</h2>
					<p className="text-13 text-ink-2">{module.about || t("catalogue.noDescription")}</p>
				</div>
				{!module.isActive && <Badge icon="minus">{t("catalogue.inactive")}</Badge>}
			</div>
			<dl className="mt-auto grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 text-13">
				<Line name={t("catalogue.components")} words={[...new Set(module.components.map(({ name }) => name))]} />
				<Line name={t("catalogue.roles")} words={module.roles.map(({ title }) => title)} />
				<dt className="text-ink-3">{t("catalogue.usedBy")}</dt>
				<dd className="min-w-0 break-words">
					<UsedBy module={module} countedTo={countedTo} />
				</dd>
			</dl>
		</li>
	);
}

function Line({ name, words }: { name: string; words: string[] }) {
	const { t } = useTranslation("followup");
	return (
		<>
			<dt className="text-ink-3">{name}</dt>
			<dd className="line-clamp-2 min-w-0 break-words">{words.join(", ") || t("catalogue.noneOfThem")}</dd>
		</>
	);
}

/** "Fjordvik, Nesøy and 4 more". */
function UsedBy({ module, countedTo }: { module: CatalogueModule; countedTo: number }) {
	const { t } = useTranslation("followup");
	const { tenants, tenantNames } = module;
	if (tenants === 0) return t("catalogue.noTenants");
	if (tenants > countedTo) return t("catalogue.usedByMany", { count: countedTo });
	const names = tenantNames.join(", ");
	const more = tenants - tenantNames.length;
	return more > 0 ? t("catalogue.usedByMore", { names, count: more }) : names;
}
