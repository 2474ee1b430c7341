/** Mantine's styles for the menus of the bar, with our changes of them. */
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import './mantine.css';
