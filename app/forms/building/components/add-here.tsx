import { useTranslation } from "react-i18next";
import { Icon } from "#app/ui/icon";

/** Opens the list of types for this place. */
export function AddHere({ onPress }: { onPress: () => void }) {
	const { t } = useTranslation("formBuild");
	return (
		<li>
			<button
				type="button"
				onClick={onPress}
				className="flex min-h-9 w-full items-center justify-center gap-2 rounded-10 border border-dashed border-control text-sm text-ink-2 hover:bg-hover max-md:min-h-11"
			>
				<Icon name="plus" />
				{t("addHere")}
			</button>
		</li>
	);
}
