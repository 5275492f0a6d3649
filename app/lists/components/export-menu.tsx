import { useTranslation } from "react-i18next";
import { Icon } from "#app/ui/icon";
import { Menu } from "#app/ui/menu";

const formats = ["xlsx", "csv"] as const;

/** The list as a file: all that its filters leave, with the columns chosen. */
export function ExportMenu({ to, query }: { to: string; query: string }) {
	const { t } = useTranslation("lists");
	return (
		<Menu
			buttonClass="btn btn-quiet btn-sm cursor-pointer"
			button={
				<>
					<Icon name="download" />
					{t("export.button")}
				</>
			}
			entries={formats.map((format) => ({
				kind: "link",
				isFile: true,
				icon: "file-text",
				label: t(`export.${format}`),
				to: `${to}${query === "?" ? "?" : `${query}&`}format=${format}`,
			}))}
		/>
	);
}
