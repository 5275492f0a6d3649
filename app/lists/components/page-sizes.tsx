import { useTranslation } from "react-i18next";
import { Link } from "#app/ui/link";
import { pageSizes } from "../state";
import type { ListAddress } from "./use-list-address";

/** How many rows a page of the list has. */
export function PageSizes({ size, address }: { size: number; address: ListAddress }) {
	const { t } = useTranslation("lists");
	return (
		<nav aria-label={t("pageSize")} className="flex items-center gap-1 max-sm:hidden">
			<span>{t("perPage")}</span>
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
