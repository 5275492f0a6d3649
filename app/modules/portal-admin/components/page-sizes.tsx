import { useTranslation } from "react-i18next";
import type { ListAddress } from "#app/lists/components/use-list-address";
import { pageSizes } from "#app/lists/state";
import { Link } from "#app/ui/link";

/** How many rows a page of the list has. */
export function PageSizes({ size, address }: { size: number; address: ListAddress }) {
	const { t } = useTranslation("followup");
	return (
		<nav aria-label={t("tenants.pageSize")} className="flex items-center gap-1 max-sm:hidden">
			<span>{t("tenants.perPage")}</span>
			{pageSizes.map((one) => (
				<Link
					key={one}
					to={address.to({ size: one })}
					aria-current={one === size || undefined}
					className="inline-flex min-h-8 min-w-8 items-center justify-center rounded-7 hover:bg-hover aria-[current]:font-medium aria-[current]:text-ink max-md:min-h-11 max-md:min-w-11"
					preventScrollReset
				>
					{one}
				</Link>
			))}
		</nav>
	);
}
