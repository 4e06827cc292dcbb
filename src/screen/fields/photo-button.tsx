import { storePdf, UNREADABLE_PHOTO } from '../attachments.ts';
import { useEditor } from '../editor-context.ts';
import * as styles from '../screen.css.ts';

interface FileButtonProps {
  label: string;
  accept: string;
  /** Gets the chosen file. */
  take(file: File): void;
}

const FileButton = ({ label, accept, take }: FileButtonProps) => (
  <label className={styles.button}>
    {label}
    <input
      className={styles.hidden}
      type="file"
      accept={accept}
      onChange={({ target }) => {
        const [file] = target.files ?? [];
        if (file) take(file);
        // The same file may be chosen again.
        target.value = '';
      }}
    />
  </label>
);

interface PhotoButtonProps {
  label: string;
  /** Gets the address of the stored file. */
  place(address: string): void;
}

/** A button for a photo of this device, which is made smaller and loses its place, day and device. */
export function PhotoButton({ label, place }: PhotoButtonProps) {
  const { addPhoto } = useEditor();
  const take = (file: File) => void addPhoto(file).then(place, () => alert(UNREADABLE_PHOTO));
  return <FileButton {...{ label, take }} accept="image/*" />;
}

/** A button for a PDF of this device. */
export function PdfButton({ label, place }: PhotoButtonProps) {
  const { refreshAttachments } = useEditor();
  const take = (file: File) =>
    void storePdf(file)
      .then(async (address) => {
        await refreshAttachments();
        place(address);
      })
      .catch((fault: Error) => alert(fault.message));
  return <FileButton {...{ label, take }} accept="application/pdf,.pdf" />;
}
