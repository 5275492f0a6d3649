import { useTranslation } from "react-i18next";
import { Icon } from "#app/ui/icon";
import { Link } from "#app/ui/link";
import type { MenuTree } from "../side-menu";

type MyModulesProps = {
	tenants: MenuTree["tenants"];
	/** For clients: bigger letters and targets. */
	large: boolean;
};

/** The way into each module, under the tenant whose it is. */
export function MyModules({ tenants, large }: MyModulesProps) {
	const { t } = useTranslation(["home", "shell"]);
	return tenants.map((tenant) => {
		const open = tenant.items.filter((item) => !item.locked);
		return (
			<div key={tenant.guid} className="mt-5 first:mt-0">
				<h3 className="flex items-center gap-2.5 text-13 font-semibold">
					<svg width="3" height="16" className="shrink-0" aria-hidden="true">
						<rect width="3" height="16" rx="1.5" fill={tenant.accent ?? "var(--c-accent)"} />
					</svg>
					{tenant.name}
				</h3>
				{open.length === 0 ? (
					<p className={`mt-2 text-ink-2 ${large ? "text-base" : "text-sm"}`}>{t("modules.none")}</p>
				) : (
					<ul className="mt-2 grid gap-x-6 sm:grid-cols-2 xl:grid-cols-3">
						{open.map((item) => (
							<li key={item.key} className="border-b border-line">
								<Link
									to={item.to}
									{...(item.outside && { target: "_blank", rel: "noreferrer" })}
									className={`flex items-center gap-3 rounded-7 px-1 py-2 hover:bg-hover max-md:min-h-11 max-md:text-base ${large ? "min-h-13 text-lg" : "min-h-11 text-sm"}`}
								>
									<Icon name={item.icon} className="size-[18px] text-ink-2" />
									<span className="min-w-0 flex-1">{item.label}</span>
									{item.outside && <span className="sr-only">({t("shell:newWindow")})</span>}
									<Icon name={item.outside ? "arrow-up-right" : "chevron-right"} className="text-ink-3" />
								</Link>
							</li>
						))}
					</ul>
				)}
			</div>
		);
	});
}
