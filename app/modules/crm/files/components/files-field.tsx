import { Field } from "#app/ui/field";

type FilesFieldProps = { label: string; help?: string; error?: string };

/** Several files from the device; sent as `files`. The form must be `multipart/form-data`. */
export function FilesField(props: FilesFieldProps) {
	return (
		<Field {...props} id="files">
			{(ties) => (
				<input
					{...ties}
					type="file"
					name="files"
					multiple
					className="block w-full max-w-full text-13 text-ink-2 file:btn file:btn-secondary file:btn-sm file:mr-3"
				/>
			)}
		</Field>
	);
}
