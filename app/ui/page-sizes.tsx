import { useTranslation } from "react-i18next";
import { Link } from "./link";
import { rowsPerPage } from "./rows-per-page";

type PageSizesProps = {
	size: number;
	/** The address of the list with so many rows on a page, from its first page on. */
	to: (size: (typeof rowsPerPage)[number]) => string;
};

/** How many rows a page of the list has. Its texts are of the namespace `lists`. */
export function PageSizes({ size, to }: PageSizesProps) {
	const { t } = useTranslation("lists");
	return (
		<nav aria-label={t("pageSize")} className="flex items-center gap-1 max-sm:hidden">
			<span>{t("perPage")}</span>
			{rowsPerPage.map((one) => (
				<Link
					key={one}
					to={to(one)}
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
