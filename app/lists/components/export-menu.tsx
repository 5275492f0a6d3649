import { useTranslation } from "react-i18next";
import { Icon } from "#app/ui/icon";
import { Menu } from "#app/ui/menu";

const formats = ["xlsx", "csv"] as const;

/** One more way to write a list's files: what its address says, and how it is called. */
export type ExportVariant = { query: string; name: string };

type ExportMenuProps = { to: string; query: string; variants?: readonly ExportVariant[] };

/** The list as a file: all that its filters leave, with the columns chosen. */
export function ExportMenu({ to, query, variants = [] }: ExportMenuProps) {
	const { t } = useTranslation("lists");
	const entries = (more: string, name = "") =>
		formats.map((format) => ({
			...{ kind: "link" as const, isFile: true, icon: "file-text" as const },
			label: [t(`export.${format}`), name].filter(Boolean).join(" – "),
			to: `${to}${query === "?" ? "?" : `${query}&`}format=${format}${more}`,
		}));
	return (
		<Menu
			buttonClass="btn btn-quiet btn-sm cursor-pointer"
			button={
				<>
					<Icon name="download" />
					{t("export.button")}
				</>
			}
			entries={[...entries(""), ...variants.flatMap((one) => entries(`&${one.query}`, one.name))]}
		/>
	);
}
