import { useTranslation } from "react-i18next";
import { FieldError } from "#app/ui/field";

type MemberBoxesProps = {
	id: string;
	members: readonly { id: string; name: string }[];
	error?: string;
	ticked: (id: string) => boolean | undefined;
};

/** Members to tick, in a list of its own height. */
export function MemberBoxes({ id, members, error, ticked }: MemberBoxesProps) {
	const { t } = useTranslation("formShare");
	return (
		<fieldset className="min-w-0">
			<legend className="label mb-1.5">{t("members")}</legend>
			<FieldError id={`${id}-error`}>{error}</FieldError>
			<div className="max-h-60 overflow-y-auto rounded-lg border border-line-2 p-2" id={id}>
				{members.map((member) => (
					<label
						key={member.id}
						className="flex cursor-pointer items-center gap-2 rounded-7 px-2 py-1 text-sm hover:bg-hover max-md:min-h-11"
					>
						<input
							type="checkbox"
							name="memberIds[]"
							value={member.id}
							className="tick"
							defaultChecked={ticked(member.id)}
						/>
						<span className="min-w-0 break-words">{member.name}</span>
					</label>
				))}
			</div>
		</fieldset>
	);
}
