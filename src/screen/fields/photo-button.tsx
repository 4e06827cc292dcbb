import { useEditor } from '../editor-context.ts';
import { UNREADABLE_PHOTO } from '../photos.ts';
import * as styles from '../screen.css.ts';

/** A button for a photo of this device, which is made smaller and loses its place, day and device. */
export function PhotoButton({ label, place }: { label: string; place(address: string): void }) {
  const { addPhoto } = useEditor();
  const take = (file: File | undefined) =>
    file && addPhoto(file).then(place, () => alert(UNREADABLE_PHOTO));
  return (
    <label className={styles.button}>
      {label}
      <input
        className={styles.hidden}
        type="file"
        accept="image/*"
        onChange={({ target }) => take(target.files?.[0])}
      />
    </label>
  );
}
